import { LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { endSession } from '../session/session-store.ts'
import { useCrew } from '../session/use-crew.ts'
import { buttonClass, iconButtonClass } from '../ui/button.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export function SettingsButton() {
  const text = useText()
  const { session, client } = useCrew()
  const [isOpen, setOpen] = useState(false)

  const signOut = async () => {
    // The token ends here in any case, also when the server cannot be told.
    await client.signOut().catch(() => {})
    endSession('left')
  }

  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        title={text('settings')}
        onClick={() => setOpen(true)}
      >
        <Settings size={20} aria-hidden="true" />
        <span className="sr-only">{text('settings')}</span>
      </button>
      {isOpen && (
        <Dialog title={text('settings')} closeLabel={text('close')} onClose={() => setOpen(false)}>
          <div className="flex flex-col gap-5">
            <p className="text-text2">
              {text('signed_in_as', { name: session.name })} · {text(`role_${session.role}`)}
            </p>
            <LanguageSwitch />
            <AppearanceSwitch />
            <button type="button" className={buttonClass('plain')} onClick={() => void signOut()}>
              <LogOut size={18} aria-hidden="true" className="mirrored" />
              {text('sign_out')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

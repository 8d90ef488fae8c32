import { ChevronLeft, Menu } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { ProfileButton } from '../../platform/session/profile-button.tsx'
import { useSignInDialog } from '../../platform/session/use-sign-in-dialog.ts'
import { iconButtonClass } from '../../platform/ui/button.ts'
import { LanguageSwitch } from '../../platform/visit/language-switch.tsx'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'

export function CartHeader({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { open } = useSideMenu()
  const signIn = useSignInDialog()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 w-full max-w-[461px] items-center gap-2 px-4 desktop:h-[4.5rem] desktop:max-w-[70rem] desktop:px-6">
        <button
          type="button"
          onClick={onClose}
          className={`${iconButtonClass} rounded-tile border border-line bg-surface`}
        >
          <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
          <span className="sr-only">{text('close_cart')}</span>
        </button>
        <h2 className="min-w-0 flex-1 truncate ps-2 text-h3 font-bold desktop:text-h2">
          {text('your_cart')}
        </h2>
        <LanguageSwitch isShort />
        <ProfileButton onSignIn={() => signIn.open('cart')} />
        <button
          type="button"
          onClick={open}
          aria-haspopup="dialog"
          className={`${iconButtonClass} max-desktop:hidden`}
        >
          <Menu size={22} aria-hidden="true" className="mirrored" />
          <span className="sr-only">{text('open_side_menu')}</span>
        </button>
      </div>
    </header>
  )
}

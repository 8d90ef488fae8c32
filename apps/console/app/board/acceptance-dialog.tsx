import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useCrew } from '../session/use-crew.ts'
import { buttonClass } from '../ui/button.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useAcceptance } from './use-acceptance.ts'

export function AcceptanceDialog(props: { accepts: boolean; onClose: () => void }) {
  const { accepts, onClose } = props
  const text = useText()
  const words = useWords()
  const { branch } = useCrew()
  const { isBusy, setAcceptance } = useAcceptance()
  const name = { branch: words(branch.attributes.name) }

  return (
    <Dialog
      title={text(accepts ? 'pause_branch' : 'resume_branch', name)}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <p className="text-text2">{text(accepts ? 'pause_hint' : 'resume_hint')}</p>
      <div className="flex gap-3 pt-5">
        <button type="button" className={buttonClass('plain', 'flex-1')} onClick={onClose}>
          {text('cancel')}
        </button>
        <button
          type="button"
          className={buttonClass(accepts ? 'danger' : 'ink', 'flex-1')}
          disabled={isBusy}
          onClick={() => void setAcceptance(!accepts).then(onClose)}
        >
          {text(accepts ? 'pause' : 'resume')}
        </button>
      </div>
    </Dialog>
  )
}

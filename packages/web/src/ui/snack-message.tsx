import { X } from 'lucide-react'
import { type ShownSnack, snackbar } from '../snackbar/snackbar-queue.ts'

export default function SnackMessage({
  snack,
  closeLabel,
}: {
  snack: ShownSnack
  closeLabel: string
}) {
  const { action } = snack
  const runAction = () => {
    snackbar.dismiss(snack.id)
    action?.run()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer resting on it or focus within it only hold the countdown
    <div
      className="pointer-events-auto flex min-h-12 w-full max-w-115 items-center gap-2 rounded-tile bg-text ps-4 pe-2 text-bg shadow-e3 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 motion-reduce:transition-opacity"
      onPointerEnter={snackbar.hold}
      onPointerLeave={snackbar.release}
      onFocus={snackbar.hold}
      onBlur={snackbar.release}
    >
      <p className="grow py-3 text-start">{snack.text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-input px-3 font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-bg"
          onClick={runAction}
        >
          {action.label}
        </button>
      )}
      {snack.isPersistent && (
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-2 focus-visible:outline-bg"
          onClick={() => snackbar.dismiss(snack.id)}
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  )
}

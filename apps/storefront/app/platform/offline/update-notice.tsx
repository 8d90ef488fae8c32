import { buttonClass } from '@sufra/web/ui/button'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { updateLater, updateNow } from './waiting-worker.ts'

/** Offers a new version without taking the page away: whoever is ordering may finish first. */
export default function UpdateNotice({ worker }: { worker: ServiceWorker }) {
  const text = useText()
  const id = useId()
  return (
    <section
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      className="fixed inset-x-4 inset-be-[calc(var(--cart-bar-height,0px)+1rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-115 rounded-card border border-line bg-surface p-5 text-text shadow-e3 transition-[opacity,translate] duration-320 starting:translate-y-4 starting:opacity-0 motion-reduce:transition-opacity"
    >
      <h2 id={`${id}-title`} className="text-h3 font-bold">
        {text('update_available')}
      </h2>
      <p id={`${id}-hint`} className="mt-1 text-text2">
        {text('update_hint')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass('primary', 'grow')}
          onClick={() => updateNow(worker, navigator.serviceWorker)}
        >
          {text('update_now')}
        </button>
        <button type="button" className={buttonClass('secondary', 'grow')} onClick={updateLater}>
          {text('later')}
        </button>
      </div>
    </section>
  )
}

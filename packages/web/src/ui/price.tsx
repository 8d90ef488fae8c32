import type { PriceParts } from '@sufra/domain/money/money'

/** One price, never wrapped, never reordered by the text around it. Layout belongs on a wrapper. */
export function Price({ parts }: { parts: PriceParts }) {
  return (
    <span className="price">
      <bdi dir="ltr" aria-hidden="true">
        {parts.before}
        {parts.sign && (
          <svg className="me-[.24em] inline h-[.72em] w-[.66em] fill-current" aria-hidden="true">
            <use href={`#${parts.sign}`} />
          </svg>
        )}
        {parts.digits}
        {parts.after}
      </bdi>
      <span className="sr-only">{parts.spoken}</span>
    </span>
  )
}

import { clsx } from 'clsx'
import { isKnownPicture, variantsOf } from './picture-source.ts'

/**
 * A dish. Its box is sized by the caller; the drawing of a plate behind it is what shows when there is
 * no picture or it does not arrive.
 */
export function Picture(props: {
  src: string | null
  /** Empty where the name stands beside it. */
  alt: string
  sizes: string
  /** The first pictures on the screen are fetched at once, the others when they come near. */
  isFirst?: boolean
  className?: string
}) {
  const { src, alt, sizes, isFirst = false } = props
  return (
    <span className={clsx('plate dim-in-dark block', props.className)}>
      {src && isKnownPicture(src) && (
        <picture className="rounded-[inherit]">
          {variantsOf(src).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={src}
            alt={alt}
            width={480}
            height={360}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className="box-filling rounded-[inherit]"
          />
        </picture>
      )}
    </span>
  )
}

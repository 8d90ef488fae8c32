import { clsx } from 'clsx'
import { isKnownPicture, srcSetOf } from './picture-source.ts'

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
  const { src, alt, sizes, isFirst } = props
  const avif = src && srcSetOf(src, 'avif')
  return (
    <span className={clsx('plate dim-in-dark block', props.className)}>
      {src && isKnownPicture(src) && (
        <picture className="rounded-[inherit]">
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            // Before what is to be loaded: some browsers begin at once.
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            sizes={sizes}
            srcSet={srcSetOf(src, 'webp')}
            src={src}
            alt={alt}
            width={480}
            height={360}
            className="box-filling rounded-[inherit]"
          />
        </picture>
      )}
    </span>
  )
}

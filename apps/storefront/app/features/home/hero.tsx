import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Slide } from './home-model.ts'

/** The brand's slides, moved by swiping or by the arrows, never by themselves. Words stand beside the picture, not on it. */
export function Hero({ slides }: { slides: Slide[] }) {
  const text = useText()
  const { label } = useBrand()
  const strip = useRef<HTMLUListElement>(null)
  /** The slide an arrow leads to, until it is there: the next tap goes on from it, not from what is passing. */
  const heading = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)

  const show = (index: number) => {
    heading.current = index
    setCurrent(index)
    const slide = strip.current?.children[index]
    slide?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
  }
  const look = () => {
    const row = strip.current
    if (!row) return
    const passing = Math.round(Math.abs(row.scrollLeft) / row.clientWidth)
    if (heading.current !== null && heading.current !== passing) return
    heading.current = null
    setCurrent(passing)
  }
  const takeOver = () => {
    heading.current = null
  }

  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div>
        <h1 className="text-h1 font-bold ltr:tracking-tight desktop:text-display">{label}</h1>
        <p className="text-text2">{text('home_tagline')}</p>
      </div>
      {slides.length > 0 && (
        <>
          <ul
            ref={strip}
            onScroll={look}
            onPointerDown={takeOver}
            className="scroll-row flex snap-x snap-mandatory rounded-card"
          >
            {slides.map((slide, index) => (
              <li
                key={slide.id}
                aria-label={text('slide_number', { number: index + 1, count: slides.length })}
                inert={index !== current}
                className="grid w-full shrink-0 snap-start overflow-hidden rounded-card border border-line bg-surface desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
              >
                <div className="order-last flex flex-col items-start justify-center gap-2 p-5 desktop:order-first desktop:gap-4 desktop:p-12">
                  <h2 className="text-h2 font-bold desktop:text-display">{slide.title}</h2>
                  <p className="text-text2 desktop:text-h3">{slide.text}</p>
                  {slide.link && (
                    <Link to={slide.link} className={buttonClass('primary', 'mt-2')}>
                      {text('start_order')}
                    </Link>
                  )}
                </div>
                <Picture
                  src={slide.picture}
                  alt=""
                  sizes="(min-width: 60em) 640px, 100vw"
                  isFirst={index === 0}
                  className="aspect-16/9 w-full desktop:aspect-auto desktop:h-[360px]"
                />
              </li>
            ))}
          </ul>
          {slides.length > 1 && (
            <div className="flex items-center justify-center gap-2">
              <button
                type="button"
                className={iconButtonClass}
                onClick={() => show(Math.max(0, current - 1))}
                disabled={current === 0}
              >
                <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
                <span className="sr-only">{text('previous_slide')}</span>
              </button>
              <span className="flex gap-1.5" aria-hidden="true">
                {slides.map(({ id }, index) => (
                  <span
                    key={id}
                    className={`h-2 rounded-full transition-all duration-200 ${index === current ? 'w-6 bg-primary' : 'w-2 bg-surface3'}`}
                  />
                ))}
              </span>
              <button
                type="button"
                className={iconButtonClass}
                onClick={() => show(Math.min(slides.length - 1, current + 1))}
                disabled={current === slides.length - 1}
              >
                <ChevronRight size={20} aria-hidden="true" className="mirrored" />
                <span className="sr-only">{text('next_slide')}</span>
              </button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

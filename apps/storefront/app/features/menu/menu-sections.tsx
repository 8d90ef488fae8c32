import { memo, Suspense } from 'react'
import { ItemCard } from '../../order/menu/item-card.tsx'
import type { Section } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** Pictures above the fold on a phone. */
const FIRST_PICTURES = 3
/** Cards from which on far ones are skipped. Fewer are drawn at once, so that every section has its true height. */
const MANY_CARDS = 150

export const MenuSections = memo(function MenuSections({ sections }: { sections: Section[] }) {
  const isLong = sections.flatMap(({ cards }) => cards).length > MANY_CARDS
  return sections.map((section, index) => (
    <section
      key={section.id}
      id={section.slug}
      aria-labelledby={`${section.slug}-name`}
      className="scroll-mt-32 pt-6 wide:scroll-mt-24 wide:pt-2 wide:pb-8"
    >
      <h2 id={`${section.slug}-name`} className="text-h2 font-bold desktop:text-h1">
        {section.name}
      </h2>
      {section.description && <p className="pt-1 text-small text-text2">{section.description}</p>}
      {/* A piece of its own: the page comes alive from the top, and where somebody taps, at once. */}
      <Suspense>
        <CardList section={section} isFirst={index === 0} isSkipped={isLong} />
      </Suspense>
    </section>
  ))
})

export function CardList(props: {
  section: Section
  /** Its first pictures are seen before anybody scrolls. */
  isFirst: boolean
  /** Far cards are not drawn until they come near. */
  isSkipped: boolean
}) {
  const text = useText()
  if (props.section.cards.length === 0) {
    return <p className="py-6 text-text2">{text('category_empty')}</p>
  }
  return (
    <ul
      className={`-mx-2 grid px-2 pt-1 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] tablet:pt-4 ${props.isSkipped ? 'far-skipped' : ''}`}
    >
      {props.section.cards.map((card, index) => (
        <li key={card.id} className="max-tablet:-mx-2 max-tablet:px-2 not-first:*:border-t">
          <ItemCard card={card} isFirst={props.isFirst && index < FIRST_PICTURES} />
        </li>
      ))}
    </ul>
  )
}

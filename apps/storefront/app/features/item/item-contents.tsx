import {
  boundsOf,
  type Item,
  inAskingOrder,
  type ModifierGroup,
} from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { AllergenLine } from '../../order/allergens/allergen-note.tsx'
import { useGroupRule } from '../../order/customise/use-group-rule.ts'
import { ExtraPrice } from '../../platform/format/extra-price.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'

const extraClass = 'shrink-0 text-small text-text2'

/** What an item comes with, for brands whose menu is for reading only. */
export function ItemContents({ item }: { item: Item }) {
  const text = useText()
  const { locale } = useBrand()
  return (
    <div className="flex flex-col gap-3">
      {item.combo.map((step) => (
        <Block
          key={step.id}
          title={wordsIn(step.names, locale)}
          hint={text('pick_count', { count: step.quantity })}
        >
          <ul className="grid gap-2 tablet:grid-cols-2">
            {step.options.map(({ item: option, extra }) => (
              <li key={option.id} className="flex items-center gap-3">
                <Picture
                  src={option.picture}
                  alt=""
                  sizes="64px"
                  className="h-12 w-16 shrink-0 rounded-input"
                />
                <span className="min-w-0 flex-1 text-small font-medium">
                  {wordsIn(option.names, locale)}
                </span>
                <ExtraPrice price={extra} className={extraClass} />
              </li>
            ))}
          </ul>
        </Block>
      ))}
      {inAskingOrder(item.groups).map((group) => (
        <GroupFacts key={group.id} group={group} />
      ))}
      {item.ingredients.length > 0 && (
        <Block title={text('made_with')}>
          <ul className="flex flex-wrap gap-1.5">
            {item.ingredients.map(({ id, names, removable }) => (
              <li key={id} className="rounded-chip bg-surface2 px-2.5 py-1 text-small">
                {wordsIn(names, locale)}
                {removable && <span className="text-text2"> · {text('can_be_left_out')}</span>}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </div>
  )
}

function GroupFacts({ group }: { group: ModifierGroup }) {
  const text = useText()
  const rule = useGroupRule()
  const { locale } = useBrand()
  return (
    <Block title={wordsIn(group.names, locale)} hint={rule(boundsOf(group))}>
      <ul className="divide-y divide-line">
        {group.modifiers.map((modifier) => (
          <li key={modifier.id} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              {wordsIn(modifier.names, locale)}
              <span className="flex flex-wrap gap-x-3 text-caption text-text2">
                {modifier.isDefault && <span>{text('default_choice')}</span>}
                {modifier.calories ? (
                  <span>{text('kcal', { count: modifier.calories })}</span>
                ) : null}
                <AllergenLine allergens={modifier.allergens} />
              </span>
            </span>
            <ExtraPrice price={modifier.price} className={extraClass} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Block(props: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-h3 font-semibold">{props.title}</h2>
      {props.hint && <p className="text-small text-text2">{props.hint}</p>}
      <div className="pt-2">{props.children}</div>
    </section>
  )
}

import { Link } from 'react-router'
import type { CategoryEntry } from '../../order/menu/menu-model.ts'
import { useDestination } from '../../order/menu/use-destination.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'

export function Categories({ categories }: { categories: CategoryEntry[] }) {
  const text = useText()
  const { visible } = useDestination()
  return (
    <section aria-labelledby="categories">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="categories" className="text-h2 font-bold">
          {text('browse_categories')}
        </h2>
        <Link to="/menu" className="py-2 font-semibold text-primary-text hover:underline">
          {text('see_whole_menu')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-5 desktop:gap-5">
        {visible(categories).map((category) => (
          <li key={category.id}>
            <Link
              to={category.href}
              prefetch="intent"
              className="pressable block overflow-hidden rounded-card border border-line bg-surface"
            >
              <Picture
                src={category.picture}
                alt=""
                sizes="(min-width: 60em) 260px, 50vw"
                className="aspect-16/10 w-full"
              />
              <span className="flex flex-col px-4 py-3">
                <span className="font-semibold">{category.name}</span>
                <span className="text-caption text-text2">
                  {text('item_count', { count: category.count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ChevronRight, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '#app/platform/i18n/use-text.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import type { Route } from './+types/pages.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'information')

export default function PagesRoute() {
  const text = useText()
  const { pages } = useBrand()
  const className =
    'flex min-h-14 items-center justify-between gap-4 py-3 font-medium hover:text-primary-text'
  return (
    <div className="mx-auto max-w-2xl gutter pt-6">
      <h1 className="text-h1 font-bold">{text('information')}</h1>
      <p className="pt-1 text-text2">{text('pages_hint')}</p>
      <ul className="divide-y divide-line pt-4">
        {pages.map((page) => (
          <li key={page.id}>
            {page.isExternal ? (
              <a href={page.href} target="_blank" rel="noreferrer" className={className}>
                {page.label}
                <ExternalLink size={20} aria-hidden="true" className="mirrored text-text2" />
                <span className="sr-only">({text('opens_in_new_tab')})</span>
              </a>
            ) : (
              <Link to={page.href} className={className}>
                {page.label}
                <ChevronRight size={20} aria-hidden="true" className="mirrored text-text2" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { useText } from '#app/platform/i18n/use-text.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/licences.ts'

/** What this product is made with and must name. */
const CREDITS = [
  { name: 'Noto Emoji', by: 'Google', licence: 'Apache License 2.0' },
  { name: 'Figtree', by: 'Erik Kennedy', licence: 'SIL Open Font License 1.1' },
  { name: 'IBM Plex Sans Arabic', by: 'IBM', licence: 'SIL Open Font License 1.1' },
  { name: 'Lucide', by: 'Lucide Contributors', licence: 'ISC License' },
  { name: 'MapLibre GL JS', by: 'MapLibre contributors', licence: 'BSD 3-Clause License' },
  { name: 'React', by: 'Meta', licence: 'MIT License' },
  { name: 'React Router', by: 'Remix Software', licence: 'MIT License' },
  { name: 'icu-minify', by: 'Jan Amann', licence: 'MIT License' },
]

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'licences')

export default function LicencesRoute() {
  const text = useText()
  return (
    <div className="mx-auto max-w-2xl gutter pt-6">
      <h1 className="text-h1 font-bold">{text('licences')}</h1>
      <ul className="divide-y divide-line pt-4">
        {CREDITS.map((credit) => (
          <li
            key={credit.name}
            className="flex flex-wrap justify-between gap-x-6 py-3"
            lang="en"
            dir="ltr"
          >
            <span className="font-medium">
              {credit.name} <span className="font-normal text-text2">· {credit.by}</span>
            </span>
            <span className="text-text2">{credit.licence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

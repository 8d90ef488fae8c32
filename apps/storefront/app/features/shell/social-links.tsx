import { iconButtonClass } from '@sufra/web/ui/button'
import { useText } from '../../platform/i18n/use-text.ts'
import type { SocialNetwork } from '../../platform/visit/brand.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Their marks are drawn by the style sheet: the icon set carries no trade marks. */
const NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  snapchat: 'Snapchat',
}

export function SocialLinks() {
  const text = useText()
  const { social } = useBrand()
  if (social.length === 0) return null
  return (
    <ul className="flex gap-1" aria-label={text('follow_us')}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noreferrer" className={iconButtonClass}>
            <span className={`social-mark ${network} size-[22px] bg-current`} />
            <span className="sr-only">
              {NAMES[network]} ({text('opens_in_new_tab')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

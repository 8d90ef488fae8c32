import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { iconButtonClass } from '../ui/button.ts'
import type { SocialNetwork } from '../visit/brand.ts'
import { useBrand } from '../visit/use-brand.ts'

/** Simple marks of our own: the icon set carries no trade marks. */
const MARKS: Record<SocialNetwork, { name: string; mark: ReactNode }> = {
  facebook: {
    name: 'Facebook',
    mark: (
      <path d="M14 8h3V4h-3c-2.8 0-4.5 1.9-4.5 4.6V11H7v4h2.5v6h4v-6h3l.6-4h-3.6V9c0-.6.3-1 .5-1Z" />
    ),
  },
  twitter: {
    name: 'Twitter',
    mark: (
      <path d="M4 4h4.6l4 5.5L17.400 4H20l-6.200 7.100L20.500 20H16l-4.300-6-5.200 6H4l6.500-7.500L4 4Zm3.300 1.900 9.500 12.200h1.300L8.700 5.900H7.300Z" />
    ),
  },
  instagram: {
    name: 'Instagram',
    mark: (
      <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3H8Zm4 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm5-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z" />
    ),
  },
  snapchat: {
    name: 'Snapchat',
    mark: (
      <path d="M12 3c3 0 5 2.200 5 5.200v2.300c.6.300 1.300 0 1.700.3.600.500.100 1.300-1.200 1.900.7 2 2.300 3.200 3.700 3.600.3.900-1.200 1.300-2.500 1.600-.3.400-.2 1.100-.7 1.300-.9.300-2.200-.5-3.600.4-.800.600-1.500 1.400-2.400 1.400s-1.600-.8-2.400-1.400c-1.400-.9-2.700-.1-3.600-.4-.5-.200-.4-.900-.7-1.300-1.300-.3-2.800-.7-2.500-1.600 1.400-.4 3-1.600 3.700-3.600-1.300-.6-1.800-1.400-1.200-1.900.4-.3 1.100 0 1.700-.3V8.200C7 5.200 9 3 12 3Z" />
    ),
  },
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
            <svg viewBox="0 0 24 24" className="size-[22px] fill-current" aria-hidden="true">
              {MARKS[network].mark}
            </svg>
            <span className="sr-only">
              {MARKS[network].name} ({text('opens_in_new_tab')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

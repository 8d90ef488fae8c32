import type { CustomerRight } from '@sufra/domain/people/customer-rights'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Heart, MapPinHouse, Smartphone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { PlainTextKey } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { signUpPage, verifyPage } from './account-pages.ts'

type Offer = { art: ReactNode; title: PlainTextKey; hint: PlainTextKey }

/** What an account is good for, by what was asked for. */
const OFFERS: Partial<Record<CustomerRight, Offer>> = {
  'address-book': {
    art: <MapPinHouse size={52} />,
    title: 'register_for_addresses',
    hint: 'register_for_addresses_hint',
  },
  favourites: {
    art: <Heart size={52} />,
    title: 'register_for_favourites',
    hint: 'register_for_favourites_hint',
  },
}
const ACCOUNT: Offer = {
  art: <UserRound size={52} />,
  title: 'register_for_more',
  hint: 'register_for_more_hint',
}
const NUMBER: Offer = {
  art: <Smartphone size={52} />,
  title: 'verify_first',
  hint: 'verify_first_hint',
}

/** One step is missing to what this page is for: said as an offer, never as an error. */
export function Invitation(props: { step: 'register' | 'verify-mobile'; right: CustomerRight }) {
  const text = useText()
  const { pathname } = useLocation()
  const isToRegister = props.step === 'register'
  const offer = isToRegister ? (OFFERS[props.right] ?? ACCOUNT) : NUMBER
  return (
    <EmptyState
      art={offer.art}
      title={text(offer.title)}
      hint={text(offer.hint)}
      action={
        <Link
          to={isToRegister ? signUpPage(pathname) : verifyPage(pathname)}
          className={buttonClass('primary')}
        >
          {text(isToRegister ? 'create_account' : 'verify_number')}
        </Link>
      }
    />
  )
}

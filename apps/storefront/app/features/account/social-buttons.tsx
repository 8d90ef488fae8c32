import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { useState } from 'react'
import { FormError } from '../../platform/forms/form-error.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { ProviderMark } from './provider-mark.tsx'
import { beginSocial } from './social-sign-in.ts'
import { useDoors } from './use-doors.ts'

const NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** Only for those the service is set up to work with. */
export function SocialButtons(props: { providers: SocialProvider[]; isBusy?: boolean }) {
  const text = useText()
  const brand = useBrand()
  const { path } = useDoors()
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const [failed, setFailed] = useState<SocialProvider | null>(null)
  if (props.providers.length === 0) return null

  const leave = async (provider: SocialProvider) => {
    if (leaving || props.isBusy) return
    setLeaving(provider)
    setFailed(null)
    try {
      await beginSocial(brand, provider, path)
    } catch {
      setLeaving(null)
      setFailed(provider)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-small text-text2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('or')}
      </p>
      {failed && <FormError>{text(`${failed}_failed`)}</FormError>}
      {props.providers.map((provider) => (
        <button
          key={provider}
          type="button"
          aria-busy={leaving === provider || props.isBusy === true}
          onClick={() => leave(provider)}
          className={buttonClass('secondary', 'border-control aria-busy:opacity-60')}
        >
          <ProviderMark provider={provider} />
          {text('continue_with', { provider: NAMES[provider] })}
        </button>
      ))}
    </div>
  )
}

import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const PLATFORM_LOGO = '/sufra.svg'

/** A free package carries the platform's own logo, whatever else is set. */
export function PoweredBy() {
  const text = useText()
  const { removesBranding, brandLogo, billingType } = useBrand()
  if (removesBranding || !brandLogo) return null
  return (
    <p className="flex items-center justify-center gap-2 py-4 text-caption text-text2">
      {text('powered_by')}
      <img
        src={billingType === 'free' ? PLATFORM_LOGO : brandLogo}
        alt="Sufra"
        width={82}
        height={20}
        className="h-5 w-auto"
      />
    </p>
  )
}

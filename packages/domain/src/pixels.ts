/** A measurement id loads gtag and its events; a container id loads the tag manager. */
export type GtmKind = 'gtag' | 'container'

/**
 * What a brand's `gtm-id` stands for; anything that is neither is ignored. A brand with `gtm-strict` counts G- ids only.
 * The id ends up in the address of a script, so nothing but letters, digits and hyphens passes.
 */
export function gtmKind(gtmId: string | null, isStrict = false): GtmKind | null {
  if (gtmId === null) return null
  if (/^G-[A-Z0-9-]+$/i.test(gtmId)) return 'gtag'
  if (/^GTM-[A-Z0-9-]+$/i.test(gtmId)) return isStrict ? null : 'container'
  return null
}

import type { ApplicationResource } from '@sufra/contract/brand/applications'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import type { PublishedUris } from './find-application.ts'
import type { Brand } from './read-brand.ts'

/** An application's own settings win; what it leaves open is the concept's. */
export function applicationResource(
  { application, concept }: Brand,
  uris: PublishedUris,
): ApplicationResource {
  const { settings } = application
  return {
    type: 'applications',
    id: application.id,
    attributes: {
      key: application.key,
      id: application.id,
      label: application.label,
      'logo-uri': settings.logoUri ?? concept.settings.logoUri,
      'icon-uri': `/pictures/brands/${concept.slug}-icon.svg`,
      theme: settings.theme,
      'default-menu-id': application.defaultMenuId,
      'allowed-order-types': settings.orderTypes,
      'allowed-payments-deliver': settings.paymentsDeliver,
      'allowed-payments-pickup': settings.paymentsPickup,
      'payment-gateway': settings.gateway,
      'force-location': settings.forceLocation,
      'menu-only': settings.menuOnly,
      'is-separated-menus': settings.separatedMenus,
      'order-type-menus': uris.orderTypeMenus,
      'menu-ref': uris.menuRef,
      'content-uri': uris.contentUri,
      'gtm-id': settings.gtmId,
      'fb-pixel-id': settings.fbPixelId,
      'tiktok-id': settings.tiktokId,
      version: concept.version,
    },
  }
}

export const applicationKeyResource = ({ applicationId, applicationKey }: Tenant) => ({
  type: 'applications' as const,
  id: applicationId,
  attributes: { key: applicationKey },
})

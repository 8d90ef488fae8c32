import type { BrandBillRules } from '#app/platform/visit/brand.ts'
import { type DraftOrder, NO_ORDER } from '../draft/draft-order.ts'

/** Riyals, 15 % VAT within, delivery free from 100.00. */
export const someRules = (changes: Partial<BrandBillRules> = {}): BrandBillRules => ({
  vat: { basisPoints: 1500, type: 'inclusive' },
  otherTaxes: [],
  serviceCharge: null,
  freeDeliveryFrom: 100_00,
  specialDelivery: null,
  deliveryMinimum: 25_00,
  ...changes,
})

/** To go, from branch 1. */
export const anOrder = (changes: Partial<DraftOrder> = {}): DraftOrder => ({
  ...NO_ORDER,
  orderType: 'to-go',
  locationId: 1,
  ...changes,
})

export const anAddress = (changes: Partial<NonNullable<DraftOrder['address']>> = {}) => ({
  lat: 24.77,
  long: 46.6,
  line1: '12 Palm Street',
  label: 'Home',
  'delivery-area-id': 31,
  minimum: 40_00,
  charge: 9_00,
  ...changes,
})

export const aCoupon = (changes: Partial<NonNullable<DraftOrder['coupon']>> = {}) => ({
  name: { 'en-us': 'Welcome: 10% off', 'ar-sa': 'أهلاً بك: خصم 10%' },
  'discount-type': 'percentage' as const,
  'discount-max': 20,
  'discount-value': 10,
  coupon: 'WELCOME10',
  ...changes,
})

export const aPromo = (changes: Partial<NonNullable<DraftOrder['promo']>> = {}) => ({
  'digital-coupon-id': 2,
  name: { 'en-us': '15% off orders from 80', 'ar-sa': 'خصم 15% للطلبات من 80' },
  type: 'discount' as const,
  'discount-type': 'percentage' as const,
  'discount-max': 30,
  'discount-value': 15,
  'cart-rules': 'gte:80',
  ...changes,
})

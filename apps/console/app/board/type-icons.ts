import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import {
  Armchair,
  Bike,
  Car,
  type LucideIcon,
  PackageCheck,
  ShoppingBag,
  Utensils,
} from 'lucide-react'

export const TYPE_ICONS: Record<OrderType, LucideIcon> = {
  deliver: Bike,
  pickup: PackageCheck,
  'to-go': ShoppingBag,
  'eat-in': Utensils,
  'dine-in': Armchair,
  curbside: Car,
}

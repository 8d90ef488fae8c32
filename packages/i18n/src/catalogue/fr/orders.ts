import type { TextsLike } from '../../translator.ts'
import type { enUsOrders } from '../en-us/orders.ts'

export const frOrders: TextsLike<typeof enUsOrders> = {
  'missing_no-order-type': 'Choisissez le mode de commande',
  'missing_no-branch': 'Choisissez un restaurant',
  'missing_no-address': 'Choisissez une adresse',
  'missing_no-payment': 'Choisissez un moyen de paiement',
  'missing_no-table': 'Indiquez le numéro de table, ou 0 si vous n’en avez pas',
  'missing_too-little-cash': 'Le montant en espèces ne peut être inférieur au total',
  'status_waiting-for-payment': 'en attente de paiement',
  status_posted: 'envoyée au restaurant',
  status_accepted: 'commande reçue',
  'status_in-kitchen': 'en cuisine',
  status_ready: 'prête à retirer',
  status_finished: 'retirée',
  'status_cancelled-by-customer': 'annulée par vous',
  'status_cancelled-by-employee': 'annulée par le restaurant',
  'status_order-failed': 'commande échouée',
  bill_delivery_charge: 'Frais de livraison',
  bill_vat: 'TVA',
}

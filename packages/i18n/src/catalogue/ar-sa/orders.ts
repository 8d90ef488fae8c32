import type { TextsLike } from '../../translator.ts'
import type { enUsOrders } from '../en-us/orders.ts'

export const arSaOrders: TextsLike<typeof enUsOrders> = {
  'missing_no-order-type': 'اختر طريقة استلام طلبك',
  'missing_no-branch': 'اختر فرعًا',
  'missing_no-address': 'اختر عنوانًا',
  'missing_no-payment': 'اختر طريقة الدفع',
  'missing_no-table': 'أدخل رقم الطاولة، أو 0 إن لم تكن لديك طاولة',
  'missing_too-little-cash': 'يجب ألا يقل المبلغ النقدي عن الإجمالي',
  'status_waiting-for-payment': 'بانتظار الدفع',
  status_posted: 'أُرسل إلى الفرع',
  status_accepted: 'تم استلام الطلب',
  'status_in-kitchen': 'في المطبخ',
  status_ready: 'جاهز للاستلام',
  status_finished: 'تم الاستلام',
  'status_cancelled-by-customer': 'ألغيته أنت',
  'status_cancelled-by-employee': 'ألغاه الفرع',
  'status_order-failed': 'فشل الطلب',
  bill_delivery_charge: 'رسوم التوصيل',
  bill_vat: 'ضريبة القيمة المضافة',
}

/** The schemas of all answers in one lazy chunk, loaded with the first call. */
export { GeocodeDocument } from '../branches/geocode.ts'
export {
  DeliveryAreaDocument,
  InactiveCategories,
  LocationDocument,
  LocationList,
} from '../branches/locations.ts'
export {
  ApplicationDocument,
  ApplicationKeyDocument,
  ApplicationList,
  ClientList,
} from '../brand/applications.ts'
export { ConceptDocument, ConceptList, ConceptSettingsDocument } from '../brand/concepts.ts'
export { PageDocument, PageList, SliderDocument } from '../brand/content.ts'
export { IntegrationOptionDocument } from '../brand/integration-options.ts'
export { readContent } from '../brand/read-content.ts'
export {
  BlockList,
  CarColorList,
  CarMakerList,
  GovernorateList,
  NeighborhoodList,
  StreetList,
} from '../brand/reference.ts'
export { CategoryDocument, CategoryList, ItemList, UpsellList } from '../menu/catalogue.ts'
export { readMenu } from '../menu/read-menu.ts'
export { BoardDocument, BoardDriverList, StockDocument } from '../orders/board.ts'
export { CalculationDocument } from '../orders/calculations.ts'
export { EmployeeList, OrderDocument, OrderList, OrderStatusList } from '../orders/orders.ts'
export { CouponList, DigitalCouponList, PromotionValidation } from '../orders/promotions.ts'
export { PrayerTimesDocument, ScheduleDocument } from '../orders/schedule.ts'
export { AddressDocument, AddressList } from '../people/addresses.ts'
export { CarDocument, CarList } from '../people/cars.ts'
export { CustomerExport } from '../people/customer-export.ts'
export { CustomerDocument, RegistrationDocument } from '../people/customers.ts'
export { FavouriteDocument, FavouriteList } from '../people/favourites.ts'
export { FeedbackDocument, MessageDocument, TopicList } from '../people/feedback.ts'
export { RecoveryCodes, SecondFactorDocument, SecondFactorSecret } from '../people/second-factor.ts'
export { Accepted, SessionDocument } from '../people/sessions.ts'
export { SocialProviderList, SocialStartDocument } from '../people/social.ts'
export {
  StaffActList,
  StaffDocument,
  StaffSessionDocument,
  StaffSessionList,
} from '../people/staff.ts'
export { ResendDocument } from '../people/verifications.ts'
export { readProblems } from '../wire/problems.ts'

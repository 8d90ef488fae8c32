import { CarsPage } from '#app/features/cars/cars-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/cars.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_cars')

export default function CarsRoute() {
  return <CarsPage />
}

import { FeedbackPage } from '#app/features/feedback/feedback-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/feedback.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'feedback')

export default function FeedbackRoute() {
  return <FeedbackPage />
}

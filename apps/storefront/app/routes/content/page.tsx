import { wordsIn } from '@sufra/domain/text/locales'
import { renderMarkdown } from '#app/features/content/markdown.server.ts'
import { brandFor, startOf } from '#app/platform/visit/brand.server.ts'
import { answeringFor } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/page.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { locale } = await brandFor(visit)
  const { client } = await startOf(visit)
  const { data } = await answeringFor(() => client.brand.page(params.slug))
  return {
    title: wordsIn(data.attributes.title, locale),
    html: renderMarkdown(wordsIn(data.attributes.body, locale)),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageTitle(matches, { words: loaderData.title })
    : pageTitle(matches, 'page_not_found')

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-[68ch] gutter pt-6">
      <h1 className="pb-4 text-h1 font-bold">{loaderData.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with raw HTML refused */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
    </article>
  )
}

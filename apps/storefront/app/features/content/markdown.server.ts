import MarkdownIt from 'markdown-it'

/** Merchants write Markdown; HTML in it is shown as text, and links can only lead to web addresses. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

export const renderMarkdown = (source: string): string => markdown.render(source)

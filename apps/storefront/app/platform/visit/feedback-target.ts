export type FeedbackTarget = { href: string; isExternal: boolean }

/** The brand's own feedback form elsewhere, else ours. Nothing but a web address counts: the link is clicked by customers. */
export const feedbackTarget = (redirectUrl: string | null): FeedbackTarget =>
  redirectUrl && /^https?:\/\//i.test(redirectUrl)
    ? { href: redirectUrl, isExternal: true }
    : { href: '/feedback', isExternal: false }

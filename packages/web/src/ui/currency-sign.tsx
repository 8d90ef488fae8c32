/** Stands in the page once; every price refers to it. */
export function CurrencySign({ symbol }: { symbol: string }) {
  return (
    <svg
      id="currency-sign"
      aria-hidden="true"
      className="hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant drawing of ours
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  )
}

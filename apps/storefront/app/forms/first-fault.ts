/** Leads to the first field that is marked, once the marks are there. */
export const goToFirstFault = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

const MARKED = '[aria-invalid="true"]'
const MAX_FRAMES = 30

/** Leads to the first field that is marked, once the marks are there: a busy phone may draw a frame or two before. */
export function goToFirstFault(form: HTMLElement, marked = MARKED, frames = MAX_FRAMES) {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>(marked)
    if (field) field.focus()
    else if (frames > 0) goToFirstFault(form, marked, frames - 1)
  })
}

import { Component, type ReactNode } from 'react'

/** The last resort: when even the error page fails, plain words and a way home, depending on nothing. */
export class SafeErrorPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="gutter py-14 text-center">
        <h1 className="text-h2 font-bold">An error occurred while showing the error page</h1>
        <p>
          <a href="/" className="underline">
            Home
          </a>
        </p>
      </main>
    )
  }
}

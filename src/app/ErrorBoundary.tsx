import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

type ErrorBoundaryState = { readonly kind: 'normal' } | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Shows its children. After an uncaught error, shows the fallback screen instead and then reloads the page (contract,
 * section 2.6).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { kind: 'normal' }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { kind: 'failed', error }
  }

  override render(): ReactNode {
    return this.state.kind === 'normal' ? this.props.children : <ErrorScreen error={this.state.error} />
  }
}

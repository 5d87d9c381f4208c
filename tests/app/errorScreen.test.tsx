import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorBoundary } from '../../src/app/ErrorBoundary'
import { ErrorScreen } from '../../src/app/ErrorScreen'
import { MissingPart } from '../../src/app/MissingPart'

describe('the fallback error screen', () => {
  it('has the words of contract, section 2.6', () => {
    const html = renderToStaticMarkup(<ErrorScreen error={new Error('a bug')} />)
    expect(html).toContain('>Something went wrong</h1>')
    expect(html).toContain('>We encountered an unexpected error. Please try refreshing the page.</p>')
    expect(html).toMatch(/<button[^>]*>Refresh Page<\/button>/)
  })

  it('explains how to recover when a script could not be loaded', () => {
    const html = renderToStaticMarkup(<ErrorScreen error={new MissingPart({ cause: 'offline' })} />)
    expect(html).toContain('isn’t downloaded yet')
    expect(html).toMatch(/<a href="\/">Home<\/a> <a href="\/learning">Search the lessons<\/a>/)
    expect(html).not.toContain('Something went wrong')
  })

  it('replaces the part that failed', () => {
    expect(ErrorBoundary.getDerivedStateFromError('a bug')).toEqual({ kind: 'failed', error: 'a bug' })
    const boundary = new ErrorBoundary({ children: 'the page' })
    expect(boundary.render()).toBe('the page')
  })
})

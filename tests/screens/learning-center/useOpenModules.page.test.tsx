import { screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useOpenModules } from '../../../src/screens/learning-center/useOpenModules'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { renderPart } from '../../render/renderPart'
import { learner, completed, sampleManifest, tried } from '../../session/sampleCurriculum'

interface ModulesProps {
  readonly document: ProgressDocument
}

function Modules({ document }: ModulesProps) {
  const { isOpen, toggle, named } = useOpenModules(document, sampleManifest, { places: [], drafts: [] })
  return (
    <>
      {sampleManifest.modules.map(({ id }) => (
        <button key={id} type="button" aria-expanded={isOpen(id)} onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
      <p>{named ?? 'none'}</p>
      <Link to="#credit">To the named one</Link>
    </>
  )
}

function opened(path: string) {
  const page = (document: ProgressDocument) => (
    <MemoryRouter initialEntries={[path]}>
      <Modules document={document} />
    </MemoryRouter>
  )
  const { rerender, user } = renderPart(page(learner()))
  return { user, learns: (document: ProgressDocument) => rerender(page(document)) }
}
const open = () =>
  screen.getAllByRole('button', { expanded: true, hidden: false }).map(({ textContent }) => textContent)
const isAnyOpen = () => screen.queryByRole('button', { expanded: true }) !== null
const named = () => screen.getByRole('paragraph').textContent

/** The next step is then in another module. */
const foundationsDone = tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 100)

describe('the modules that show their lessons', () => {
  it('are my next step’s and those I open, until I close them', async () => {
    const { user } = opened('/learning')
    expect(open()).toEqual(['foundations'])
    await user.click(screen.getByText('taxes'))
    expect(open()).toEqual(['foundations', 'taxes'])
    await user.click(screen.getByText('foundations'))
    await user.click(screen.getByText('taxes'))
    expect(isAnyOpen()).toBe(false)
  })

  it('stay the same when the next step moves elsewhere', () => {
    const { learns } = opened('/learning')
    learns(foundationsDone)
    expect(open()).toEqual(['foundations'])
  })

  it('include a module named by the address, which can be closed', async () => {
    const { user } = opened('/learning')
    await user.click(screen.getByRole('link'))
    expect([open(), named()]).toEqual([['credit'], 'credit'])
    await user.click(screen.getByText('credit', { selector: 'button' }))
    expect(isAnyOpen()).toBe(false)
  })

  it('include a module that a link names, when it was already open', async () => {
    const { user } = opened('/learning')
    await user.click(screen.getByText('credit', { selector: 'button' }))
    await user.click(screen.getByRole('link'))
    expect(open()).toEqual(['credit'])
  })

  it('include a closed module again when a link names it', async () => {
    const { user } = opened('/learning')
    await user.dblClick(screen.getByText('credit', { selector: 'button' }))
    expect(open()).toEqual(['foundations'])
    await user.click(screen.getByRole('link'))
    expect(open()).toEqual(['credit'])
  })

  it('are my next step’s when the address names none', () => {
    opened('/learning#astronomy')
    expect([open(), named()]).toEqual([['foundations'], 'none'])
  })
})

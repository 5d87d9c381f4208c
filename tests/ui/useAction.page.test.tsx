import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAction } from '../../src/ui/useAction'
import { type Stage, stageOfTest } from '../render/Stage'

interface Answer {
  readonly resolve: (outcome: string) => void
  readonly reject: (reason: Error) => void
}

let stage: Stage
let calls: Answer[]
const asked = vi.fn<(row: string) => void>()

beforeEach(() => {
  stage = stageOfTest()
  calls = []
  asked.mockClear()
})

function call(row: string): Promise<string> {
  asked(row)
  return new Promise((resolve, reject) => calls.push({ resolve, reject }))
}

function Rows() {
  const { run, isBusy, busyWith, outcome, show } = useAction(call)
  return (
    <>
      {['first', 'second'].map((row) => (
        <button key={row} type="button" aria-busy={busyWith?.[0] === row} onClick={() => run(row)}>
          {row}
        </button>
      ))}
      <button type="button" onClick={() => show('empty')}>
        show
      </button>
      <p>{`${isBusy ? 'busy' : 'idle'}: ${outcome ?? 'none'}`}</p>
    </>
  )
}

const busyOf = (row: string) => stage.control(row).getAttribute('aria-busy')
const said = () => document.querySelector('p')?.textContent
const press = (text: string) => act(async () => stage.control(text).click())
const ends = (how: (answer: Answer | undefined) => void) =>
  act(async () => {
    how(calls.at(-1))
    await Promise.resolve()
  })

describe('an action', () => {
  beforeEach(() => stage.shows(<Rows />))

  it('is busy until the call ends, and then has its outcome', async () => {
    expect(said()).toBe('idle: none')
    await press('first')
    expect(said()).toBe('busy: none')
    await ends((answer) => answer?.resolve('saved'))
    expect(said()).toBe('idle: saved')
  })

  it('names the row that is busy', async () => {
    await press('second')
    expect(busyOf('first')).toBe('false')
    expect(busyOf('second')).toBe('true')
    await ends((answer) => answer?.resolve('saved'))
    expect(busyOf('second')).toBe('false')
  })

  it('ignores a second press, also before the next render', async () => {
    await act(async () => {
      stage.control('first').click()
      stage.control('second').click()
    })
    await press('second')
    expect(asked.mock.calls).toEqual([['first']])
    await ends((answer) => answer?.resolve('saved'))
    await press('second')
    expect(asked.mock.calls).toEqual([['first'], ['second']])
  })

  it('forgets the outcome of the run before', async () => {
    await press('first')
    await ends((answer) => answer?.resolve('saved'))
    await press('first')
    expect(said()).toBe('busy: none')
  })

  it('shows an outcome without a run', async () => {
    await press('show')
    expect(said()).toBe('idle: empty')
    expect(asked).not.toHaveBeenCalled()
  })
})

it('takes another press after a rejection, which the browser reports', async () => {
  const runner = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const heard = new Promise((resolve) => process.once('unhandledRejection', resolve))
  await stage.shows(<Rows />)
  await press('first')
  const fault = new Error('No answer')
  await ends((answer) => answer?.reject(fault))
  expect(await heard).toBe(fault)
  for (const listener of runner) process.on('unhandledRejection', listener)
  expect(said()).toBe('idle: none')
  await press('first')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('says nothing when the screen is gone before the call ends', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await stage.shows(<Rows />)
  await press('first')
  await stage.shows(null)
  await ends((answer) => answer?.resolve('saved'))
  expect(document.querySelector('p')).toBeNull()
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

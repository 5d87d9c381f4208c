import { describe, expect, it } from 'vitest'
import { getSnapshot, markInProgress, subscribe } from '../../src/session/inProgress'

describe('work in progress', () => {
  it('lasts from the first mark until the last one ends', () => {
    expect(getSnapshot()).toBe(false)
    const endOne = markInProgress('quiz:saving')
    const endTwo = markInProgress('quiz:saving')
    const endOther = markInProgress('quiz:credit')
    endOne()
    expect(getSnapshot()).toBe(true)
    endOther()
    expect(getSnapshot()).toBe(true)
    endTwo()
    expect(getSnapshot()).toBe(false)
  })

  it('ends a mark once, even if the function is called again', () => {
    const endOne = markInProgress('quiz:saving')
    const endTwo = markInProgress('quiz:saving')
    endOne()
    endOne()
    expect(getSnapshot()).toBe(true)
    endTwo()
    expect(getSnapshot()).toBe(false)
  })

  it('notifies its listeners until they unsubscribe', () => {
    const heard: boolean[] = []
    const leave = subscribe(() => heard.push(getSnapshot()))
    const end = markInProgress('quiz:saving')
    end()
    leave()
    markInProgress('quiz:saving')()
    expect(heard).toEqual([true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { getSnapshot, markInProgress, subscribe } from '../../src/session/inProgress'

describe('work in progress', () => {
  it('stands from the first mark to the end of the last', () => {
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

  it('ends once, however often it is ended', () => {
    const endOne = markInProgress('quiz:saving')
    const endTwo = markInProgress('quiz:saving')
    endOne()
    endOne()
    expect(getSnapshot()).toBe(true)
    endTwo()
    expect(getSnapshot()).toBe(false)
  })

  it('tells its listeners until they leave', () => {
    const heard: boolean[] = []
    const leave = subscribe(() => heard.push(getSnapshot()))
    const end = markInProgress('quiz:saving')
    end()
    leave()
    markInProgress('quiz:saving')()
    expect(heard).toEqual([true, false])
  })
})

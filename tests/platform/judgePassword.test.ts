import { describe, expect, it } from 'vitest'
import { judgePassword } from '../../src/platform/judgePassword'

const KNOWN = ['Period 3', 'Ms. Okafor']

describe('a password that someone chooses', () => {
  it.each([
    ['', 'too-short'],
    ['a', 'too-short'],
    ['nine sign', 'too-short'],
    ['1111111111', 'repeats'],
    ['abababababab', 'repeats'],
    ['hellohello', 'repeats'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'repeats'],
    ['qwertyuiop', 'in-a-row'],
    ['asdfghjkl;', 'in-a-row'],
    ['poiuytrewq', 'in-a-row'],
    ['!@#$%^&*()', 'in-a-row'],
    ['1234567890', 'in-a-row'],
    ['abcdefghij', 'in-a-row'],
    ['elementary1', 'one-word'],
    ['Butterfly12', 'one-word'],
    ['99 balloons!', 'one-word'],
    ['mariposa2024', 'one-word'],
    ['гимназия2024', 'one-word'],
    ['P@ssw0rd123', 'well-known'],
    ['1qaz2wsx3edc', 'well-known'],
    ['12/05/1998!!', 'well-known'],
    ['okafor4okafor', 'well-known'],
    ['Ms. Okafor 3', 'well-known'],
  ] as const)('is rejected when it is %j: %s', (password, fault) => {
    expect(judgePassword(password, KNOWN)).toBe(fault)
  })

  it.each([
    'four small red barns',
    'tall grass prairie',
    'xK9$mQ2vLp',
    '7429183657-barn',
    'summer lunch ticket 8',
    'grüne Äpfel am Baum',
  ])('is accepted when it is %j', (password) => {
    expect(judgePassword(password, KNOWN)).toBeUndefined()
  })
})

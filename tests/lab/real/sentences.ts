/** Tells the events of a history in words. */
import type { Kill, Life, Step } from './steps'

export function sentenceOf(step: Step): string {
  switch (step.kind) {
    case 'complete':
      return `presses Mark complete on ${step.lesson}`
    case 'undo':
      return `takes ${step.lesson} back`
    case 'note':
      return `writes “${step.text}” beside ${step.lesson}`
    case 'quiz':
      return `takes the quiz ${step.module} and has every answer right`
    case 'line':
      return `the service is ${step.line}`
    case 'portal':
      return 'a captive portal comes and goes'
    case 'back up':
      return 'presses Back up now'
    case 'freeze':
      return `the page is frozen for ${step.ms} ms`
    case 'service killed':
      return `kill -9 of the service that keeps the documents, which is back ${step.ms} ms later`
    case 'accounts killed':
      return `kill -9 of the account service when a token has run out: completes ${step.lesson}, presses Back up now, and the browser is killed too`
    case 'discard':
      return 'the page is discarded and opened again'
    case 'second tab':
      return `a second tab completes ${step.lesson} at the same time`
    case 'evict':
      return 'the browser evicts every cache'
    case 'forget local storage':
      return 'local storage is cleared'
    case 'update':
      return `another build is deployed, and ${step.fate}`
    case 'back':
      return `opens ${step.lesson}, goes to a public page, comes back and presses Mark complete`
    case 'worker':
      return 'the browser wakes the worker'
    case 'full disk':
      return `the disk is full when ${step.lesson} is completed`
    case 'full disk for a note':
      return `the disk is full when “${step.text}” is written beside ${step.lesson}`
  }
}

export function sentenceOfLife({ device, line, host }: Life): string {
  return `The ${device}’s browser starts; the service is ${line}, the site ${host}.`
}

export function sentenceOfKill(kill: Kill): string {
  if (kill.on === 'confirmation') return 'kill -9, as soon as the screen says something of it.'
  return `kill -9, ${kill.ms} ms after the ${kill.on === 'press' ? 'press' : 'beginning of it'}.`
}

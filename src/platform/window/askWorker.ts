import type { FileQuestion, TakeFile } from '../fileMessages'

/** A worker that answers questions through a port. */
export interface AskedWorker {
  postMessage(message: FileQuestion | TakeFile, transfer: Transferable[]): void
}

/**
 * Asks the service worker through a port of its own. Undefined if no answer arrives in time. Each message from the worker
 * restarts the time limit.
 * @param take the answer in a message, or undefined for a message before it
 * @param patienceMs how long to wait for one message
 */
export function askWorker<T>(
  worker: AskedWorker,
  message: FileQuestion | TakeFile,
  take: (answer: unknown) => T | undefined,
  patienceMs: number,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (answer: T | undefined): void => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const waitOn = () => setTimeout(() => end(undefined), patienceMs)
    let timer = waitOn()
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      const answer = take(data)
      if (answer === undefined) timer = waitOn()
      else end(answer)
    }
    try {
      worker.postMessage(message, 'content' in message ? [port2, message.content] : [port2])
    } catch {
      end(undefined)
    }
  })
}

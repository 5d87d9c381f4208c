/** Lets the browser paint and answer before the work goes on: a task of its own for each part of it keeps a slow phone awake. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

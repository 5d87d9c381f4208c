/** A browser with one profile and one page in front, with only the methods that the journeys need. */
export interface Browser {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of an asynchronous function in the page and returns its result. */
  evaluate(body: string): Promise<unknown>
  /** Clicks the element that the function body returns, as a pointer would. */
  click(body: string): Promise<void>
  /** Empties the field that the function body returns and types into it. */
  type(body: string, text: string): Promise<void>
  /** Presses a key of the keyboard, by its name in the UI Events standard (`Tab`, `Enter`, `ArrowDown`). */
  press(key: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface BrowserKind {
  readonly name: Browser['name']
  launch(): Promise<Browser>
}

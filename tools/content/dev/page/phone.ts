const PHONE_ID = 'lesson-author-phone'

/** Shows this address in a frame of 360 by 740 px over the page, or removes the frame. @returns whether it is shown */
export function turnPhone(): boolean {
  const there = document.getElementById(PHONE_ID)
  if (there !== null) {
    there.remove()
    return false
  }
  const cover = document.createElement('div')
  cover.id = PHONE_ID
  cover.style.cssText =
    'position: fixed; inset: 0; z-index: 2147482000; display: grid; place-items: center; overflow: auto; background: #000a'
  const phone = document.createElement('iframe')
  phone.title = 'This page on a phone'
  phone.src = location.href
  phone.style.cssText = 'width: 360px; height: 740px; border: 0; border-radius: 12px; background: #fff'
  cover.append(phone)
  document.body.append(cover)
  return true
}

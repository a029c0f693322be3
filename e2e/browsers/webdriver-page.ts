import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { DrivenElement, DrivenPage } from './driven-page'

export function webdriverPage(driver: WebDriver): DrivenPage {
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    find: async (xpath) => {
      for (const element of await driver.findElements(By.xpath(xpath))) {
        if (await element.isDisplayed().catch(() => false)) return drivenElement(driver, element)
      }
      return undefined
    },
  }
}

function drivenElement(driver: WebDriver, element: WebElement): DrivenElement {
  return {
    click: async () => {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
    },
    fill: async (text) => {
      await element.clear()
      await element.sendKeys(text)
    },
    choose: async (option) => {
      await element.findElement(By.xpath(`.//option[normalize-space(.)="${option}"]`)).click()
    },
    pressEnter: () => element.sendKeys(Key.ENTER),
  }
}

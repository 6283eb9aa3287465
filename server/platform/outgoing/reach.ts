import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = readonly [Address, number]

/** Answers requests of machines of one cloud about themselves, at an address that looks like any other. */
const metadata = ipaddr.parse('168.63.129.16')

const isIn = (address: Address, [network, prefix]: Network): boolean =>
  address.kind() === network.kind() && address.match(network, prefix)

/** The networks that this machine stands in, as they are now. */
const ownNetworks = (): Network[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .flatMap(({ cidr }) => (cidr === null ? [] : [ipaddr.parseCIDR(cidr)]))

/** Where calls that leave the house may go. */
export interface Reach {
  /** Whether a connection to this IP address may be opened. */
  mayConnect(address: string): boolean
  /**
   * Whether a host may be named in settings, as far as that can be told without asking anybody: what a name leads to is
   * seen when it is called.
   */
  mayName(host: string): boolean
}

const parse = (address: string): Address | undefined => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined)

/** Whether a text names a network in the CIDR notation. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text)

/**
 * Public addresses alone, and the given networks: never this machine, what shares a network with it, private,
 * link-local and shared address space, what maps to those, and services that tell a machine of a cloud about itself.
 */
export const reachOf = (networks: readonly string[]): Reach => {
  const meant = networks.map(network => ipaddr.parseCIDR(network))
  const mayConnect = (text: string): boolean => {
    const address = parse(text)
    if (!address) return false
    if (meant.some(network => isIn(address, network))) return true
    return (
      address.range() === 'unicast' &&
      !isIn(address, [metadata, 32]) &&
      !ownNetworks().some(network => isIn(address, network))
    )
  }
  return {
    mayConnect,
    mayName(host) {
      const bare = host.replace(/^\[|\]$/g, '')
      if (/^(.+\.)?localhost\.?$/i.test(bare)) return mayConnect('127.0.0.1')
      return isIP(bare) === 0 || mayConnect(bare)
    },
  }
}

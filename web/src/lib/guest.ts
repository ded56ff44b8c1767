/** A name for somebody who has not said one; it reads the same in every language we speak. */

// Not animals: those are among the faces, and a hare that is called Jaguar puzzles.
const DANCES = ["Tango", "Samba", "Rumba", "Salsa", "Polka", "Bolero", "Mambo", "Fado", "Conga", "Mazurka"];

export function guestName(random: () => number = Math.random): string {
  const dance = DANCES[Math.floor(random() * DANCES.length)] ?? "Tango";
  return `${dance} ${Math.floor(random() * 8999) + 1000}`;
}

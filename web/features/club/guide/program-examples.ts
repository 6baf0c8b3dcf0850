/** Stands in the examples for what is the keeper's own; a test follows each of them with what is real. */
export const ADDRESS = 'http://exuvia.local:3000';
export const TOKEN = 'exu_your_token';
export const ANIMAL = 14;
export const DAY = '2026-05-01';

/** What is due today; needs a token that may read. */
export const curlRead = `curl -H "Authorization: Bearer ${TOKEN}" \\
  ${ADDRESS}/api/wall`;

/** A feeding; needs a token that may record. */
export const curlFed = `curl -X POST ${ADDRESS}/api/pet/feeding/feed \\
  -H "Authorization: Bearer ${TOKEN}" \\
  -H "Content-Type: application/json" \\
  -d '{"id": ${ANIMAL}, "date_f": "${DAY}", "food": "Cricket", "progress": 0}'`;

export const python = `import json
from urllib.request import Request, urlopen

headers = {"Authorization": "Bearer ${TOKEN}"}
request = Request("${ADDRESS}/api/wall", headers=headers)
wall = json.load(urlopen(request))
print(wall["due"], "due")
for place in wall["places"]:
    print(place["due"], place["place"] or "without a place")`;

export const homeAssistant = `rest:
  - resource: ${ADDRESS}/api/wall
    headers:
      Authorization: "Bearer ${TOKEN}"
    scan_interval: 300
    sensor:
      - name: Exuvia due today
        value_template: "{{ value_json.due }}"
        unit_of_measurement: animals

rest_command:
  exuvia_fed:
    url: ${ADDRESS}/api/pet/feeding/feed
    method: post
    headers:
      Authorization: "Bearer ${TOKEN}"
    content_type: application/json
    payload: >-
      {"id": {{ id }}, "date_f": "{{ now().date() }}",
      "food": "Cricket", "progress": 0}

template:
  - button:
      - name: Fed
        press:
          - action: rest_command.exuvia_fed
            data:
              id: ${ANIMAL}`;
